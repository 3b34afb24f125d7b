import Domain

/// The fields of all actions, in the same object as the fields of their carrier.
private enum Field: String, CodingKey {
    case kind, character, type, reason, work, on, value, id, post, subject, word, inbox, text, entry, published, cast
}

extension MemberAction: Codable {
    /// Decodes an unknown kind, or one with an unreadable field, as `other`.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        let name = try fields.decode(String.self, forKey: .kind)
        guard let kind = MemberActionKind(rawValue: name), let action = try? Self.decoded(kind, fields) else {
            self = .other(kind: name, try [String: JSONValue](from: decoder))
            return
        }
        self = action
    }

    private static func decoded(
        _ kind: MemberActionKind, _ fields: KeyedDecodingContainer<Field>
    ) throws -> MemberAction {
        func value<Value: Decodable>(_ field: Field) throws -> Value { try fields.decode(Value.self, forKey: field) }
        switch kind {
        case .vote:
            return .vote(
                try value(.character), try value(.type),
                reason: try fields.decodeIfPresent(String.self, forKey: .reason))
        case .unvote: return .unvote(try value(.character))
        case .reveal: return .reveal(try value(.character))
        case .conceal: return .conceal(try value(.character))
        case .wish: return .wish(try value(.work), try value(.on))
        case .thumb: return .thumb(try value(.work), try value(.value))
        case .post: return .post(try value(.entry))
        case .unpost: return .unpost(try value(.post))
        case .like: return .like(try value(.post), try value(.on))
        case .view: return .view(try value(.post))
        case .hide: return .hide(try hidden(fields), try value(.on))
        case .keyword: return .keyword(try keyword(fields), try value(.on))
        case .mute: return .mute(try value(.inbox), try value(.on))
        case .request: return .request(try value(.entry))
        case .report:
            return .report(
                post: try value(.post), reason: try value(.reason),
                text: try fields.decodeIfPresent(String.self, forKey: .text))
        case .read: return .read(try value(.entry))
        case .publish: return .publish(try value(.published))
        case .unpublish: return .unpublish(try value(.work))
        case .cast: return .cast(try value(.work), try value(.cast))
        case .watched: return .watched(try value(.entry))
        }
    }

    private static func hidden(_ fields: KeyedDecodingContainer<Field>) throws -> HideSubject {
        let id = try fields.decode(String.self, forKey: .id)
        switch try fields.decode(String.self, forKey: .subject) {
        case "post": return .post(id)
        case "member": return .member(Identifier(id))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .subject, in: fields, debugDescription: "neither a post nor a member")
        }
    }

    private static func keyword(_ fields: KeyedDecodingContainer<Field>) throws -> WatchedKeyword {
        if let type = try fields.decodeIfPresent(MBTI.self, forKey: .type) { return .type(type) }
        return .word(try fields.decode(String.self, forKey: .word))
    }

    /// Adds the fields to the object of the carrier.
    package func encode(to encoder: any Encoder) throws {
        if case .other(_, let all) = self { return try all.encode(to: encoder) }
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(kind, forKey: .kind)
        for (field, value) in form.fields { try fields.encode(value, forKey: field) }
    }

    package var kind: KnownOrOther<MemberActionKind> { form.kind }

    private var form: (kind: KnownOrOther<MemberActionKind>, fields: [(Field, any Encodable)]) {
        switch self {
        case .vote(let character, let type, let reason?):
            (.known(.vote), [(.character, character), (.type, type), (.reason, reason)])
        case .vote(let character, let type, nil): (.known(.vote), [(.character, character), (.type, type)])
        case .unvote(let character): (.known(.unvote), [(.character, character)])
        case .reveal(let character): (.known(.reveal), [(.character, character)])
        case .conceal(let character): (.known(.conceal), [(.character, character)])
        case .wish(let work, let isOn): (.known(.wish), [(.work, work), (.on, isOn)])
        case .thumb(let work, let value): (.known(.thumb), [(.work, work), (.value, value)])
        case .post(let entry): (.known(.post), [(.entry, entry)])
        case .unpost(let post): (.known(.unpost), [(.post, post)])
        case .like(let post, let isOn): (.known(.like), [(.post, post), (.on, isOn)])
        case .view(let post): (.known(.view), [(.post, post)])
        case .hide(.post(let id), let isOn): (.known(.hide), [(.subject, "post"), (.id, id), (.on, isOn)])
        case .hide(.member(let id), let isOn): (.known(.hide), [(.subject, "member"), (.id, id), (.on, isOn)])
        case .keyword(.word(let word), let isOn): (.known(.keyword), [(.word, word), (.on, isOn)])
        case .keyword(.type(let type), let isOn): (.known(.keyword), [(.type, type), (.on, isOn)])
        case .mute(let kind, let isOn): (.known(.mute), [(.inbox, kind), (.on, isOn)])
        case .request(let entry): (.known(.request), [(.entry, entry)])
        case .report(let post, let reason, let text?):
            (.known(.report), [(.post, post), (.reason, reason), (.text, text)])
        case .report(let post, let reason, nil): (.known(.report), [(.post, post), (.reason, reason)])
        case .read(let entry): (.known(.read), [(.entry, entry)])
        case .publish(let work): (.known(.publish), [(.published, work)])
        case .unpublish(let work): (.known(.unpublish), [(.work, work)])
        case .cast(let work, let cast): (.known(.cast), [(.work, work), (.cast, cast)])
        case .watched(let entry): (.known(.watched), [(.entry, entry)])
        case .other(let kind, _): (KnownOrOther(kind), [])
        }
    }
}
