import Domain

/// The fields of the sign-up, in order.
enum SignUpField: String, CaseIterable, Hashable, Sendable {
    case name
    case nickname
    case type
    case password
    case repeated
    case all
    case age
    case hidden
    case terms
    case privacy
    case takeOver = "take-over"
    case submit

    init(of problem: SignUpProblem) {
        self =
            switch problem {
            case .name: .name
            case .nickname: .nickname
            case .password: .password
            case .repeated: .repeated
            case .alcohol: .age
            case .terms: .terms
            case .privacy: .privacy
            }
    }

    var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
