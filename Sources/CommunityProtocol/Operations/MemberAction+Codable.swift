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
        switch self {
        case .vote(let character, let type, let reason):
            try fields.encode(character, forKey: .character)
            try fields.encode(type, forKey: .type)
            try fields.encodeIfPresent(reason, forKey: .reason)
        case .unvote(let character), .reveal(let character), .conceal(let character):
            try fields.encode(character, forKey: .character)
        case .wish(let work, let isOn):
            try fields.encode(work, forKey: .work)
            try fields.encode(isOn, forKey: .on)
        case .thumb(let work, let value):
            try fields.encode(work, forKey: .work)
            try fields.encode(value, forKey: .value)
        case .unpost(let post), .view(let post):
            try fields.encode(post, forKey: .post)
        case .like(let post, let isOn):
            try fields.encode(post, forKey: .post)
            try fields.encode(isOn, forKey: .on)
        case .hide(let subject, let isOn):
            try encode(subject, in: &fields)
            try fields.encode(isOn, forKey: .on)
        case .keyword(let keyword, let isOn):
            switch keyword {
            case .word(let word): try fields.encode(word, forKey: .word)
            case .type(let type): try fields.encode(type, forKey: .type)
            }
            try fields.encode(isOn, forKey: .on)
        case .mute(let kind, let isOn):
            try fields.encode(kind, forKey: .inbox)
            try fields.encode(isOn, forKey: .on)
        case .report(let post, let reason, let text):
            try fields.encode(post, forKey: .post)
            try fields.encode(reason, forKey: .reason)
            try fields.encodeIfPresent(text, forKey: .text)
        case .post(let entry): try fields.encode(entry, forKey: .entry)
        case .request(let entry): try fields.encode(entry, forKey: .entry)
        case .read(let entry): try fields.encode(entry, forKey: .entry)
        case .watched(let entry): try fields.encode(entry, forKey: .entry)
        case .publish(let work): try fields.encode(work, forKey: .published)
        case .unpublish(let work): try fields.encode(work, forKey: .work)
        case .cast(let work, let cast):
            try fields.encode(work, forKey: .work)
            try fields.encode(cast, forKey: .cast)
        case .other: break
        }
    }

    private func encode(_ subject: HideSubject, in fields: inout KeyedEncodingContainer<Field>) throws {
        switch subject {
        case .post(let id):
            try fields.encode("post", forKey: .subject)
            try fields.encode(id, forKey: .id)
        case .member(let id):
            try fields.encode("member", forKey: .subject)
            try fields.encode(id, forKey: .id)
        }
    }
}
