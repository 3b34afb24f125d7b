import Domain
import GRDB

enum NoticeRows {
    private static let hidden = "hidden"

    static func notice(_ row: Row) -> CommunityNotice? {
        let text: String = row["text"]
        let kind: CommunityNotice.Kind? =
            switch row["kind"] as String {
            case "voted-elsewhere":
                CommunityRows.type(row["type"]).map { .votedElsewhere($0, device: text.isEmpty ? nil : text) }
            case "draft": .becameDraft(text)
            case "review-gone": .reviewGone(text)
            case "refused": .refused(text)
            case hidden: hiddenPost(text)
            default: nil
            }
        return kind.map {
            CommunityNotice(
                id: row["number"], kind: $0, character: (row["character"] as String?).map { Identifier($0) },
                characterName: (row["name_en"] as String?).map { _ in DrinkRows.text(row, "name") }, at: row["at"])
        }
    }

    /// The first line is the post's id, the rest the reason why it is hidden.
    private static func hiddenPost(_ text: String) -> CommunityNotice.Kind {
        let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
        return .hidden(post: lines.first ?? "", why: lines.count > 1 ? lines[1] : nil)
    }

    static func forget(hidden post: String, of membership: Int64, _ db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM community_notice WHERE membership = ?1 AND kind = ?2
                    AND (text = ?3 OR substr(text, 1, length(?3) + 1) = ?3 || char(10))
                """, arguments: [membership, hidden, post])
    }

    static func write(
        _ kind: CommunityNotice.Kind, of membership: Int64, about character: Identifier<WorkCharacter>?,
        at now: Int64, _ db: Database
    ) throws {
        let (word, text, type): (String, String, Int?) =
            switch kind {
            case .votedElsewhere(let type, let device): ("voted-elsewhere", device ?? "", type.code)
            case .becameDraft(let text): ("draft", text, nil)
            case .reviewGone(let text): ("review-gone", text, nil)
            case .refused(let code): ("refused", code, nil)
            case .hidden(let post, let why): (hidden, [post, why].compactMap(\.self).joined(separator: "\n"), nil)
            }
        try db.insert(
            "community_notice", "membership, kind, text, type, character, at",
            [membership, word, text, type, character?.rawValue, now])
    }
}

enum ProblemText {
    static func text(_ problem: CommunityProblem) -> String {
        switch problem {
        case .offline: "offline"
        case .switchedOff: "switched-off"
        case .proxy(let problem): "proxy \(problem.variable) \(kind(problem.kind))"
        case .timedOut: "timed-out"
        case .insecure: "insecure"
        case .otherKey: "other-key"
        case .otherCommunity: "other-community"
        case .redirected(let host, let target): "redirected \(host) \(target)"
        case .notACommunity: "not-a-community"
        case .olderCopy: "older-copy"
        case .putBack: "put-back"
        case .programTooOld(let needed): "program-too-old \(needed ?? "")"
        case .communityTooOld: "community-too-old"
        case .closed: "closed"
        case .inviteNeeded: "invite-needed"
        case .inviteInvalid: "invite-invalid"
        case .nameTaken: "name-taken"
        case .nicknameTaken: "nickname-taken"
        case .wrongCredentials: "wrong-credentials"
        // Without the waiting time, which would be out of date when read.
        case .busy: "busy"
        case .removed: "removed"
        case .suspended: "suspended"
        case .signedOut: "signed-out"
        case .notFound: "not-found"
        case .invalid(let field): "invalid \(field)"
        case .outOfOrder(let status): "out-of-order \(status)"
        case .unreadable(let place): "unreadable \(place)"
        case .tooLarge: "too-large"
        case .isDemo: "is-demo"
        case .alreadyMember: "already-member"
        case .notMember: "not-member"
        case .full: "full"
        case .tokenFile(let path): "token-file \(path)"
        case .refused(let code): "refused \(code)"
        case .other(let words): "other \(words)"
        }
    }

    static func problem(_ text: String) -> CommunityProblem {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let detail = parts.count > 1 ? parts[1] : ""
        return plain[parts[0]] ?? detailed(parts[0], detail) ?? .other(text)
    }

    private static func detailed(_ word: String, _ detail: String) -> CommunityProblem? {
        switch word {
        case "program-too-old": .programTooOld(needed: detail.isEmpty ? nil : detail)
        case "proxy": proxy(detail)
        case "redirected": redirected(detail)
        case "busy": .busy(seconds: nil)
        case "invalid": .invalid(field: detail)
        case "out-of-order": .outOfOrder(status: Int(detail) ?? 0)
        case "unreadable": .unreadable(at: detail)
        case "token-file": .tokenFile(path: detail)
        case "refused": .refused(detail)
        case "other": .other(detail)
        default: nil
        }
    }

    private static func kind(_ kind: ProxyProblem.Kind) -> String {
        switch kind {
        case .notFound: "not-found"
        case .unreachable: "unreachable"
        case .refused(let status): String(status)
        }
    }

    private static func proxy(_ detail: String) -> CommunityProblem {
        let parts = detail.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let kind: ProxyProblem.Kind =
            switch parts.last ?? "" {
            case "not-found": .notFound
            case let word: Int(word).map(ProxyProblem.Kind.refused) ?? .unreachable
            }
        return .proxy(ProxyProblem(parts[0], kind))
    }

    private static func redirected(_ detail: String) -> CommunityProblem {
        let hosts = detail.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return .redirected(from: hosts[0], to: hosts.last ?? "")
    }

    private static let plain: [String: CommunityProblem] = Dictionary(
        uniqueKeysWithValues: [
            CommunityProblem.offline, .switchedOff, .timedOut, .insecure, .otherKey, .otherCommunity, .notACommunity,
            .communityTooOld, .closed, .inviteNeeded, .inviteInvalid, .nameTaken, .nicknameTaken, .wrongCredentials,
            .removed, .suspended,
            .signedOut, .olderCopy, .putBack, .notFound, .tooLarge, .isDemo, .alreadyMember, .notMember, .full,
        ].map { (text($0), $0) })
}

/// Whether a member's actions are sent, as stored in a column.
enum StandingText {
    static func standing(_ text: String, lost: Int) -> CommunityStanding {
        let others: [CommunityStanding] = [
            .suspended, .paused, .asking(lost: lost), .outdated, .renumbered, .putBack, .signedOut, .removed,
        ]
        return others.first { $0.name == text } ?? .active
    }
}
