import Domain

/// The fields of a new password by a code, in their order.
enum RecoverField: String, Hashable, Sendable {
    case name
    case code
    case password
    case repeated
    case submit

    /// The field a problem is shown under.
    init(of problem: AccountProblem) {
        self =
            switch problem {
            case .password(.notRepeated): .repeated
            case .password: .password
            default: .code
            }
    }
}
