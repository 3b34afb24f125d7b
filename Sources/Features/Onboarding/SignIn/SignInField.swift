import Domain

/// The names of the sign-in's fields.
enum SignInField {
    static let name = "name"
    static let password = "password"
    static let submit = "submit"
    static let recover = "recover"

    /// The line of an account in the list.
    static func account(_ account: Account) -> String { "account:\(account.name?.text ?? "")" }
}
