import CommunityProtocol
import Domain
import Foundation

/// A validated account request. All fields follow the rules of `Domain`.
struct CheckedAccount: Sendable {
    let id: Identifier<Profile>
    let name: AccountName
    let nickname: Nickname
    let type: MBTI?
    let password: Password
    let device: String

    init(_ request: NewAccountRequest) throws(ServerProblem) {
        guard request.id.rawValue.wholeMatch(of: /m-[0-9a-f]{16}/) != nil else {
            throw .invalid("id", "must be m- and 16 hexadecimal digits")
        }
        id = request.id
        do {
            name = try AccountName(request.name)
        } catch {
            throw .invalid("name", "\(error)")
        }
        nickname = try Self.nickname(request.nickname)
        type = request.type
        password = try Self.password(request.password, field: "password")
        device = Self.label(request.device)
        guard request.terms else {
            throw ServerProblem(status: 422, code: .terms, message: "terms not accepted", field: "terms")
        }
    }

    static func nickname(_ text: String) throws(ServerProblem) -> Nickname {
        do {
            let nickname = try Nickname(text)
            guard nickname.text.utf8.count <= Nickname.lengths.upperBound * ProtocolLimits.bytesPerCharacter else {
                throw NicknameProblem.tooLong
            }
            return nickname
        } catch {
            throw .invalid("nickname", "\(error)")
        }
    }

    static func password(_ text: String, field: String) throws(ServerProblem) -> Password {
        let password = Password(text)
        if let problem = password.problem { throw .invalid(field, "\(problem)") }
        return password
    }

    static func label(_ text: String) -> String {
        let line = PlainText.line(text, limit: ProtocolLimits.deviceLabel)
        return line.isEmpty ? "?" : line
    }
}
