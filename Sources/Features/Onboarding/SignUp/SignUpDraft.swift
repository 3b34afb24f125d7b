import Domain

/// What was typed into the sign-up so far. It never leaves the memory.
struct SignUpDraft: Hashable, Sendable {
    /// The form as it would be sent.
    var form = SignUpForm()
    /// The password as the field shows it, in dots.
    var password = "" {
        didSet { form.password = Password(password) }
    }
    /// The password once more.
    var repeated = "" {
        didSet { form.repeated = Password(repeated) }
    }
    /// The fields that were touched: a field is not scolded before.
    var touched: Set<SignUpField> = []

    /// Takes what was typed.
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

    /// Ticks a line or takes the tick away. Being of age and hiding alcohol are two answers to one question.
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
