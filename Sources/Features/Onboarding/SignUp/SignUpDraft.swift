import Domain

/// The sign-up input, kept only in memory.
struct SignUpDraft: Hashable, Sendable {
    var form = SignUpForm()
    /// The password as its field holds it; displayed as dots.
    var password = "" {
        didSet { form.password = Password(password) }
    }
    var repeated = "" {
        didSet { form.repeated = Password(repeated) }
    }
    /// The edited fields; others show no problems yet.
    var touched: Set<SignUpField> = []

    mutating func type(_ text: String, into field: SignUpField) {
        touched.insert(field)
        switch field {
        case .name: form.name = text
        case .nickname: form.nickname = text
        case .password: password = text
        case .repeated: repeated = text
        default: break
        }
    }

    /// Toggles a field. `age` and `hidden` exclude each other: they answer the same question.
    mutating func tick(_ field: SignUpField, _ isOn: Bool) {
        touched.insert(field)
        switch field {
        case .all:
            if isOn || form.alcohol == .ofAge { form.alcohol = isOn ? .ofAge : nil }
            form.acceptsTerms = isOn
            form.acceptsPrivacy = isOn
        case .age: form.alcohol = isOn ? .ofAge : nil
        case .hidden: form.alcohol = isOn ? .hidden : nil
        case .terms: form.acceptsTerms = isOn
        case .privacy: form.acceptsPrivacy = isOn
        case .takeOver: form.isTakingOver = isOn
        default: break
        }
    }
}

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
