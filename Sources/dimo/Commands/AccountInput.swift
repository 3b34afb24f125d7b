internal import DimoApp
internal import Domain

/// What is said of accounts on the command line; what cannot be meant is wrong usage.
enum AccountInput {
    static func name(_ text: String) throws -> AccountName {
        do {
            return try AccountName(text)
        } catch .reserved {
            throw CommandFailure(
                message: "\"\(text)\" is an ID that Dimo uses itself: choose another", status: Shell.usage)
        } catch {
            throw CommandFailure(
                message: "\"\(text)\" is not a valid ID: use 4 to 20 of a-z, 0-9, _ and -", status: Shell.usage)
        }
    }

    static func nickname(_ text: String) throws -> Nickname {
        do {
            return try Nickname(text)
        } catch {
            throw CommandFailure(
                message: "the nickname is not valid: use 2 to 10 letters, digits, _, - or emoji", status: Shell.usage)
        }
    }

    static func type(_ text: String) throws -> MBTI {
        do {
            return try MBTI(text: text)
        } catch {
            throw CommandFailure(
                message: "\"\(text)\" is not a type: give four letters such as INFJ", status: Shell.usage)
        }
    }
}

extension CommandStore {
    /// The failure of a command for an error.
    func failure(_ error: any Error) -> CommandFailure {
        error as? CommandFailure ?? CommandFailure(message: describe(error))
    }
}
