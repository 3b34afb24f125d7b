import CommunityProtocol
import Domain
import Foundation

struct OperationApplier {
    let db: any SQLConnection
    let context: OperationContext
    let at: Int64
    let subjects: VoteSubjects

    /// Returns the new state; nil if devices do not pull it. Throws `Refusal`.
    func apply(_ action: MemberAction) throws -> Change? {
        if context.isNewcomer { try NewcomerQuota(db: db, member: context.member.no).check(action) }
        switch action {
        case .vote(let character, let type, let reason): return try vote(character, type, reason)
        case .unvote(let character): return try unvote(character)
        case .reveal(let character): return try reveal(character, true, action)
        case .conceal(let character): return try reveal(character, false, action)
        case .wish(let work, let isOn): return try mark(work, .wish, isOn ? 1 : 0, action)
        case .thumb(let work, let value):
            guard (-1...1).contains(value) else { throw Refusal(code: .invalid) }
            return try mark(work, .thumb, Int64(value), action)
        case .post(let entry): return try PostApplier(db: db, context: context, at: at).write(entry)
        case .unpost(let id): return try PostApplier(db: db, context: context, at: at).delete(id)
        case .like(let id, let isOn): return try PostApplier(db: db, context: context, at: at).like(id, isOn)
        case .view(let id): return try PostApplier(db: db, context: context, at: at).view(id)
        case .report(let post, let reason, let text):
            return try PostApplier(db: db, context: context, at: at).report(post, reason, text)
        case .hide(let subject, let isOn): return try OwnApplier(applier: self).hide(subject, isOn, action)
        case .keyword(let keyword, let isOn): return try OwnApplier(applier: self).keyword(keyword, isOn)
        case .mute(let kind, let isOn): return try OwnApplier(applier: self).mute(kind, isOn, action)
        case .request(let entry): return try OwnApplier(applier: self).request(entry)
        case .watched(let entry): return try OwnApplier(applier: self).watched(entry)
        case .read(let entry): return try OwnApplier(applier: self).read(entry)
        case .publish(let work): return try PublishApplier(db: db, context: context).publish(work)
        case .unpublish(let work): return try PublishApplier(db: db, context: context).takeBack(work)
        case .cast(let work, let cast): return try CastApplier(db: db, context: context, at: at).set(cast, of: work)
        case .other(let kind, _):
            throw Refusal(code: MemberActionKind(rawValue: kind) == nil ? .unknownKind : .invalid)
        }
    }

    // MARK: Votes

    private func vote(_ id: Identifier<WorkCharacter>, _ type: MBTI, _ reason: String?) throws -> Change {
        guard let subject = try subjects.subject(id) else { throw Refusal(code: .unknownSubject) }
        guard (reason?.utf8.count ?? 0) <= Ballot.longestReason * ProtocolLimits.bytesPerCharacter else {
            throw Refusal(code: .invalid)
        }
        let ballot = Ballot(id, type, reason: reason)
        let seq = try nextSeq()
        let vote = StoredVote(
            member: context.member.no, character: subject.character, type: StoredType.code(type),
            voterType: StoredType.code(context.member.type), at: at, reason: ballot.reason,
            // A changed vote waits no longer than the first one.
            held: subject.vote?.held
                ?? (context.sender.holdsVotesFor > 0 ? context.now + context.sender.holdsVotesFor : 0),
            device: context.device, seq: seq)
        db.countChanges.spread(subject.character, over: subject.shards)
        try VoteTable(db: db).cast(vote, insteadOf: subject.vote)
        return change(seq, .vote(id, type, reason: ballot.reason), type: context.member.type)
    }

    private func unvote(_ id: Identifier<WorkCharacter>) throws -> Change? {
        guard let subject = try subjects.subject(id) else { throw Refusal(code: .unknownSubject) }
        guard let vote = subject.vote else { return nil }
        let seq = try nextSeq()
        db.countChanges.spread(subject.character, over: subject.shards)
        try VoteTable(db: db).withdraw(vote, device: context.device, at: at, seq: seq)
        return change(seq, .unvote(id))
    }

    private func reveal(_ id: Identifier<WorkCharacter>, _ isOn: Bool, _ action: MemberAction) throws -> Change {
        guard try CatalogueTable(db: db).character(id) != nil else { throw Refusal(code: .unknownSubject) }
        try OwnApplier(applier: self).checkRoom(.reveal, id.rawValue)
        return try own(.reveal, id.rawValue, value: nil, isOn: isOn, action)
    }

    // MARK: Marks

    private func mark(
        _ id: Identifier<Work>, _ kind: MarkTable.Kind, _ value: Int64, _ action: MemberAction
    ) throws -> Change {
        guard let work = try CatalogueTable(db: db).work(id) else { throw Refusal(code: .unknownSubject) }
        let seq = try nextSeq()
        try MarkTable(db: db).set(
            StoredMark(
                member: context.member.no, work: work.no, kind: kind, value: value,
                type: StoredType.code(context.member.type), at: at, device: context.device, seq: seq))
        return change(seq, action, type: context.member.type)
    }

    // MARK: Helpers

    func own(
        _ kind: OwnTable.Kind, _ key: String, value: String?, matching: String? = nil, isOn: Bool,
        _ action: MemberAction
    ) throws -> Change {
        let seq = try nextSeq()
        try OwnTable(db: db).set(
            kind, key, value: value, matching: matching, gone: !isOn, member: context.member.no, device: context.device,
            at: at, seq: seq)
        return change(seq, action)
    }

    private func nextSeq() throws -> Int64 { try MemberTable(db: db).nextSeq(of: context.member.no) }

    private func change(_ seq: Int64, _ action: MemberAction, type: MBTI? = nil) -> Change {
        Change(seq: seq, at: at, device: context.device, memberType: type, action: action)
    }
}
