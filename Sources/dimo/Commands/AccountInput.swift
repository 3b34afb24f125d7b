import DimoApp
import Domain

/// Validates account input on the command line; invalid input is a usage error.
enum AccountInput {
    static func name(_ text: String) throws -> AccountName {
        do {
            return try AccountName(text)
        } catch .reserved {
            throw CommandFailure(
                message: Words.text("shell.error.id-reserved", text), status: Shell.usage)
        } catch {
            throw CommandFailure(
                message: Words.text("shell.error.id", text), status: Shell.usage)
        }
    }

    static func nickname(_ text: String) throws -> Nickname {
        do {
            return try Nickname(text)
        } catch {
            throw CommandFailure(
                message: Words.text("shell.error.nickname"), status: Shell.usage)
        }
    }

    static func type(_ text: String) throws -> MBTI {
        do {
            return try MBTI(text: text)
        } catch {
            throw CommandFailure(
                message: Words.text("shell.error.type", text), status: Shell.usage)
        }
    }
}

extension CommandStore {
    func failure(_ error: any Error) -> CommandFailure {
        error as? CommandFailure ?? CommandFailure(message: describe(error))
    }
}
