import Domain

struct JoinFormatter {
    let strings: Strings
    let draft: JoinDraft
    let type: MBTI?

    /// Only the address until the community answers, then its description, data use and entrance.
    var fields: [FormField] {
        guard let info = draft.info else {
            return [
                FormField("what", .note(strings["community.what"])), address,
                FormField(JoinField.look.rawValue, label: strings["community.join.look"], .button),
            ]
        }
        return [address] + community(info) + [entrance] + who(info) + brings + terms(info) + [
            FormField(JoinField.join.rawValue, label: strings["community.join.go"], .button)
        ]
    }

    /// The recovery codes of a new account; shown only once.
    func codes(_ outcome: JoinOutcome) -> [FormField] {
        let name = outcome.membership.communityName
        var fields = [FormField("joined", .note(strings("community.join.done", name)))]
        if !outcome.codes.isEmpty {
            fields.append(FormField("codes-note", .note(strings["community.join.codes"])))
            fields += outcome.codes.enumerated().map { FormField("code-\($0.offset)", .note($0.element.text)) }
        }
        return fields + [FormField(JoinField.done.rawValue, label: strings["community.join.go-on"], .button)]
    }

    private var address: FormField {
        text(
            .address, limit: 300, placeholder: "https://dimo.example.org", hint: strings["community.join.address.hint"])
    }

    private func community(_ info: CommunityInfo) -> [FormField] {
        let head = [
            info.name, strings.counted("community.members", info.members),
            CommunityText.registration(info.registration, strings),
        ]
        let trust =
            draft.link?.address.key == nil ? [] : [FormField("trust", .note(strings["community.join.trust"]))]
        return [FormField("head", .note(head.joined(separator: " · ")))] + trust + [
            FormField("sees", .note(strings["community.sees"])),
            FormField("keeps", .note(strings["community.keeps"])),
            FormField("never", .note(strings["community.never"])),
        ]
    }

    private var entrance: FormField {
        let options = draft.entrances.map {
            FormOption($0.rawValue, title: strings["community.join.entrance.\($0.rawValue)"])
        }
        return FormField(
            JoinField.entrance.rawValue, label: strings["community.join.entrance"],
            .choice(options, selected: draft.entrance.rawValue))
    }

    private func who(_ info: CommunityInfo) -> [FormField] {
        let name = text(.name, limit: AccountName.lengths.upperBound, hint: strings["community.join.name.hint"])
        let longest = Password.lengths.upperBound
        let password = text(.password, limit: longest, isSecret: true)
        let repeated = text(.repeated, limit: longest, isSecret: true)
        switch draft.entrance {
        case .new:
            let invite = info.registration == .invite && draft.link?.invite == nil ? [text(.invite, limit: 60)] : []
            let isTyped = type.map { strings("community.join.type", $0.text) } ?? strings["community.join.no-type"]
            return invite + [
                name, text(.nickname, limit: Nickname.lengths.upperBound, hint: isTyped), password, repeated,
            ]
        case .account: return [name, password]
        case .code: return [name, text(.code, limit: RecoveryCode.length + 8), password, repeated]
        }
    }

    private var brings: [FormField] {
        guard draft.hasDataToUpload else { return [] }
        return [
            FormField("brings", .note(strings["community.join.brings"])), toggle(.votes, draft.brings.votes),
            toggle(.wishes, draft.brings.wishes), toggle(.reviews, draft.brings.reviews),
            toggle(.works, draft.brings.works),
        ]
    }

    private func terms(_ info: CommunityInfo) -> [FormField] {
        guard !info.terms.isEmpty, draft.entrance == .new else { return [] }
        return [FormField("terms-text", .note(info.terms)), toggle(.terms, draft.acceptsTerms)]
    }

    private func toggle(_ field: JoinField, _ isOn: Bool) -> FormField {
        FormField(field.rawValue, label: strings["community.join.\(field.rawValue)"], .toggle(isOn))
    }

    private func text(
        _ field: JoinField, limit: Int, placeholder: String = "", isSecret: Bool = false, hint: String? = nil
    ) -> FormField {
        FormField(
            field.rawValue, label: strings["community.join.\(field.rawValue)"],
            .text(draft.text(field), placeholder: placeholder, limit: limit, isSecret: isSecret),
            message: hint.map { FormMessage($0, kind: .hint) })
    }
}
