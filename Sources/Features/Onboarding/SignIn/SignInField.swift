import Domain

enum SignInField {
    static let name = "name"
    static let password = "password"
    static let submit = "submit"
    static let recover = "recover"

    static func account(_ account: Account) -> String { "account:\(account.name?.text ?? "")" }
}
