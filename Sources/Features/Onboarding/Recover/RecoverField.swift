import Domain

/// The fields to reset a password with a recovery code, in order.
enum RecoverField: String, Hashable, Sendable {
    case name
    case code
    case password
    case repeated
    case submit

    /// Returns the field that displays a problem.
    init(of problem: AccountProblem) {
        self =
            switch problem {
            case .password(.notRepeated): .repeated
            case .password: .password
            default: .code
            }
    }
}
