import CommunityProtocol
import Domain
import Foundation

/// Applies actions that only the member's own devices see.
struct OwnApplier {
    /// The limit of rows of one kind per member.
    private static let most = 10_000

    let applier: OperationApplier
    private var db: any SQLConnection { applier.db }
    private var member: Int64 { applier.context.member.no }

    func hide(_ subject: HideSubject, _ isOn: Bool, _ action: MemberAction) throws -> Change {
        let key =
            switch subject {
            case .post(let id): "post:\(id)"
            case .member(let id): "member:\(id)"
            }
        guard key.utf8.count <= 64 else { throw Refusal(code: .invalid) }
        try checkRoom(.hide, key)
        return try applier.own(.hide, key, value: nil, isOn: isOn, action)
    }

    func keyword(_ keyword: WatchedKeyword, _ isOn: Bool) throws -> Change {
        switch keyword {
        case .type(let type):
            return try watch(.type(type), key: "type:\(type)", prefix: "type:", isOn)
        case .word(let typed):
            guard typed.utf8.count <= WatchedKeyword.longest * ProtocolLimits.bytesPerCharacter,
                let word = WatchedKeyword.word(typed: typed), case .word(let text) = word
            else { throw Refusal(code: .invalid) }
            return try watch(word, key: "word:\(Folding.folded(text))", prefix: "word:", isOn)
        }
    }

    func mute(_ kind: KnownOrOther<InboxKind>, _ isOn: Bool, _ action: MemberAction) throws -> Change {
        guard let kind = kind.value else { throw Refusal(code: .unknownKind) }
        return try applier.own(.mute, kind.rawValue, value: nil, isOn: isOn, action)
    }

    func request(_ entry: RequestAction) throws -> Change {
        let title = PlainText.line(entry.title, limit: CharacterRequest.longestTitle)
        let name = PlainText.line(entry.name, limit: CharacterRequest.longestName)
        guard Identifier<RequestAction>(entry.id).isWellFormed, entry.id.utf8.count <= 64, !title.isEmpty,
            !name.isEmpty,
            entry.title.utf8.count <= CharacterRequest.longestTitle * ProtocolLimits.bytesPerCharacter,
            entry.name.utf8.count <= CharacterRequest.longestName * ProtocolLimits.bytesPerCharacter,
            entry.work.value != nil, entry.status.value != nil
        else { throw Refusal(code: .invalid) }
        try checkRoom(.request, entry.id)
        let clean = RequestAction(id: entry.id, title: title, name: name, work: entry.work, status: entry.status)
        let action = MemberAction.request(clean)
        return try applier.own(
            .request, entry.id, value: try WireCoder.text(action), matching: RequestNotices.matching(clean), isOn: true,
            action)
    }

    func watched(_ entry: WatchedAction) throws -> Change {
        guard Identifier<WatchedAction>(entry.id).isWellFormed, entry.id.utf8.count <= 64, entry.work.isPermitted,
            entry.day.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil,
            entry.rating.map({ (1...10).contains($0) }) ?? true
        else { throw Refusal(code: .invalid) }
        try checkRoom(.watched, entry.id)
        let action = MemberAction.watched(entry)
        return try applier.own(.watched, entry.id, value: try WireCoder.text(action), isOn: entry.on, action)
    }

    func read(_ entry: ReadAction) throws -> Change? {
        if let items = entry.items {
            guard items.count <= ProtocolLimits.pageRows else { throw Refusal(code: .invalid) }
            for item in items {
                try db.execute("UPDATE inbox SET is_read = ? WHERE member = ? AND no = ?", entry.read, member, item)
            }
        } else {
            try db.execute(
                "UPDATE inbox SET is_read = ? WHERE member = ? AND no <= ?", entry.read, member, entry.upTo ?? Int64.max
            )
        }
        return nil
    }

    private func watch(_ keyword: WatchedKeyword, key: String, prefix: String, _ isOn: Bool) throws -> Change {
        let keys = try OwnTable(db: db).keys(.keyword, member: member)
        if isOn, !keys.contains(key), keys.count(where: { $0.hasPrefix(prefix) }) >= WatchedKeyword.most {
            throw Refusal(code: .full)
        }
        let action = MemberAction.keyword(keyword, isOn)
        return try applier.own(.keyword, key, value: isOn ? try WireCoder.text(action) : nil, isOn: isOn, action)
    }

    func checkRoom(_ kind: OwnTable.Kind, _ key: String) throws {
        let table = OwnTable(db: db)
        if try !table.has(kind, key, member: member), try table.count(kind, member: member) >= Self.most {
            throw Refusal(code: .full)
        }
    }
}
