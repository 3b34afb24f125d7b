import Domain
import FeatureKit

struct SignUpFormatter {
    let strings: Strings
    let draft: SignUpDraft
    let problems: [SignUpProblem]
    /// The fields whose names are available.
    let free: Set<SignUpField>
    /// The local profile's nickname; nil while unknown.
    let localNickname: String?

    var fields: [FormField] {
        let form = draft.form
        let isAll = form.alcohol == .ofAge && form.acceptsTerms && form.acceptsPrivacy
        let takeOver = localNickname == nil ? [] : [field(.takeOver, .toggle(form.isTakingOver))]
        return [
            field(.name, .text(form.name, limit: AccountName.lengths.upperBound + 10)),
            field(.nickname, .text(form.nickname, limit: Nickname.lengths.upperBound + 6)),
            field(.type, .value(form.type?.text ?? "", placeholder: strings["sign-up.type.placeholder"])),
            field(.password, .text(draft.password, limit: Password.lengths.upperBound, isSecret: true)),
            field(.repeated, .text(draft.repeated, limit: Password.lengths.upperBound, isSecret: true)),
            FormField("agree", .note(strings["sign-up.agree"])),
            field(.all, .toggle(isAll)), field(.age, .toggle(form.alcohol == .ofAge)),
            field(.hidden, .toggle(form.alcohol == .hidden)), field(.terms, .toggle(form.acceptsTerms)),
            field(.privacy, .toggle(form.acceptsPrivacy)),
        ] + takeOver + [FormField(SignUpField.submit.rawValue, label: strings["sign-up.submit"], .button)]
    }

    private func field(_ field: SignUpField, _ control: FormControl) -> FormField {
        FormField(field.rawValue, label: strings["sign-up.\(field.rawValue)"], control, message: message(under: field))
    }

    private func message(under field: SignUpField) -> FormMessage? {
        if let problem = problems.first(where: { SignUpField(of: $0) == field }) {
            return FormMessage(describe(problem))
        }
        switch field {
        case .name, .nickname:
            let isFree = free.contains(field)
            return FormMessage(strings[isFree ? "sign-up.free" : "sign-up.\(field.rawValue).hint"], kind: .hint)
        case .password:
            let strength = AccountText.describe(draft.form.password.strength, strings)
            let text = draft.password.isEmpty ? strings["sign-up.password.hint"] : strength
            return FormMessage(text ?? strings["sign-up.password.rule"], kind: .hint)
        case .age, .hidden, .terms, .privacy:
            return FormMessage(strings["sign-up.\(field.rawValue).hint"], kind: .hint)
        case .takeOver:
            return FormMessage(strings("sign-up.take-over.hint", localNickname ?? ""), kind: .hint)
        case .type, .repeated, .all, .submit: return nil
        }
    }

    private func describe(_ problem: SignUpProblem) -> String {
        switch problem {
        case .name(let problem): AccountText.describe(problem, strings)
        case .nickname(let problem): AccountText.describe(problem, strings)
        case .password(let problem): AccountText.describe(problem, strings)
        case .repeated: AccountText.describe(PasswordProblem.notRepeated, strings)
        case .alcohol: strings["sign-up.age.missing"]
        case .terms, .privacy: strings["sign-up.required"]
        }
    }
}
