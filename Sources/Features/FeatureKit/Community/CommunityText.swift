package import Domain

package enum CommunityText {
    package static func problem(_ problem: CommunityProblem, _ strings: Strings) -> String {
        switch problem {
        case .offline: strings["community.problem.offline"]
        case .switchedOff: strings["community.problem.switched-off"]
        case .proxy(let problem): ConnectionText.proxy(problem, strings)
        case .timedOut: strings["community.problem.timed-out"]
        case .insecure: strings["community.problem.insecure"]
        case .otherKey: strings["community.problem.other-key"]
        case .otherCommunity: strings["community.problem.other-community"]
        case .redirected(let host, let target): strings("community.problem.redirected", host, target)
        case .notACommunity: strings["community.problem.not-one"]
        case .programTooOld(let needed?): strings("community.problem.program-too-old", needed)
        case .programTooOld(nil): strings["community.problem.program-too-old.unsaid"]
        case .communityTooOld: strings["community.problem.community-too-old"]
        case .closed: strings["community.problem.closed"]
        case .inviteNeeded: strings["community.problem.invite-needed"]
        case .inviteInvalid: strings["community.problem.invite-invalid"]
        case .nameTaken: strings["community.problem.name-taken"]
        case .nicknameTaken: strings["community.problem.nickname-taken"]
        case .wrongCredentials: strings["community.problem.wrong-credentials"]
        case .busy(let seconds?) where seconds >= 60:
            strings("community.problem.busy-until", CommunityProblem.end(of: seconds))
        case .busy(let seconds?): strings.counted("community.problem.busy-for", seconds)
        case .busy(nil): strings["community.problem.busy"]
        case .removed: strings["community.problem.removed"]
        case .suspended: strings["community.problem.suspended"]
        case .signedOut: strings["community.problem.signed-out"]
        case .olderCopy: strings["community.standing.paused"]
        case .putBack: strings["community.standing.put-back"]
        case .notFound: strings["community.problem.not-found"]
        case .invalid(field: "work"): strings["community.problem.own-work"]
        case .invalid(let field): strings("community.problem.invalid", field)
        case .outOfOrder(let status): strings("community.problem.out-of-order", String(status))
        case .unreadable: strings["community.problem.unreadable"]
        case .tooLarge: strings["community.problem.too-large"]
        case .isDemo: strings["community.problem.demo"]
        case .alreadyMember: strings["community.problem.already-member"]
        case .notMember: strings["community.problem.not-member"]
        case .full: strings("community.problem.full", String(CommunityStatus.mostWaiting))
        case .tokenFile(let path): strings("community.problem.token-file", path)
        case .refused(let code): refused(code, strings)
        case .other(let words): strings("community.problem.other", words)
        }
    }

    /// Describes the server's refusal code. Codes that only a faulty client causes share one text.
    private static func refused(_ code: String, _ strings: Strings) -> String {
        switch code {
        case "too-large": strings["community.problem.sent-too-large"]
        case "store": strings["community.problem.store"]
        case "failure": strings["community.problem.failure"]
        case "id-taken": strings["community.problem.id-taken"]
        case "terms": strings["community.join.terms.needed"]
        case CommunityProblem.moderatorsOnly: strings["community.problem.moderators-only"]
        case "masked": strings["community.problem.masked"]
        case "too-early": strings["community.problem.too-early"]
        case "changed": strings["community.problem.changed"]
        default: strings["community.problem.refused"]
        }
    }

    private static func notice(refused code: String, _ strings: Strings) -> String {
        let known = ["in-use", "invalid", "gone", "not-own", "full", "published"].contains(code)
        return strings["community.notice.\(known ? code : "refused")"]
    }

    package static func problem(_ problem: CommunityAddressProblem, _ strings: Strings) -> String {
        switch problem {
        case .empty: strings["community.address.empty"]
        case .noScheme: strings["community.address.no-scheme"]
        case .scheme(let scheme): strings("community.address.scheme", scheme)
        case .credentials: strings["community.address.credentials"]
        case .insecure(let host): strings("community.address.insecure", host)
        case .extra: strings["community.address.extra"]
        case .malformed: strings["community.address.malformed"]
        }
    }

    /// Describes why actions are not sent and what to do; nil while they are sent.
    package static func standing(_ standing: CommunityStanding, _ strings: Strings) -> String? {
        switch standing {
        case .active: nil
        case .suspended: strings["community.standing.suspended"]
        case .paused: strings["community.standing.paused"]
        case .asking(let lost): strings.counted("community.standing.asking", lost)
        case .outdated: strings["community.standing.outdated"]
        case .renumbered: strings["community.standing.renumbered"]
        case .putBack: strings["community.standing.put-back"]
        case .signedOut: strings["community.standing.signed-out"]
        case .removed: strings["community.problem.removed"]
        }
    }

    /// Says in a word or two what a standing needs; nil for nothing.
    package static func sign(_ standing: CommunityStanding, _ strings: Strings) -> String? {
        switch standing {
        case .active: nil
        case .suspended: strings["community.sign.suspended"]
        case .paused: strings["community.sign.paused"]
        case .asking: strings["community.sign.asking"]
        case .outdated: strings["community.sign.outdated"]
        case .renumbered, .putBack, .signedOut: strings["community.sign.sign-in"]
        case .removed: strings["community.sign.removed"]
        }
    }

    package static func adopted(_ community: String, _ problem: CommunityProblem?, _ strings: Strings) -> String {
        guard let problem else { return strings("community.password.adopted", community) }
        return problem == .wrongCredentials
            ? strings("community.password.other", community)
            : strings("community.password.kept", community, Self.problem(problem, strings))
    }

    /// Describes why a recent action is not sent yet; nil if it is.
    package static func unsent(_ status: CommunityStatus, _ strings: Strings) -> String? {
        guard status.waiting > status.waitingForSubject else { return nil }
        return standing(status.standing, strings) ?? strings["shell.community.kept"]
    }

    /// Describes in one line what a community did to the member's content, followed by the text it concerns.
    package static func notice(_ notice: CommunityNotice, _ strings: Strings) -> String {
        let lost = notice.lostText.map { [PlainText.line($0, limit: PostKind.review.length.upperBound)] } ?? []
        return ([event(notice, strings)] + lost).joined(separator: " ")
    }

    package static func event(_ notice: CommunityNotice, _ strings: Strings) -> String {
        let character = notice.characterName?[strings.language] ?? notice.character?.rawValue ?? "?"
        return switch notice.kind {
        case .votedElsewhere(let type, let device?):
            strings("community.notice.voted-elsewhere", character, device, type.text)
        case .votedElsewhere(let type, nil):
            strings("community.notice.voted-elsewhere.unknown", character, type.text)
        case .becameDraft: strings("community.notice.draft", character)
        case .reviewGone: strings("community.notice.review-gone", character)
        case .refused(let code): Self.notice(refused: code, strings)
        case .hidden(_, let why?): strings("community.notice.hidden.why", character, PlainText.line(why, limit: 200))
        case .hidden(_, nil): strings("community.notice.hidden", character)
        }
    }

    package static func published(_ works: WorksPublished, _ strings: Strings) -> String {
        counted(
            ("community.publish.done", works.count - works.waiting), ("community.publish.waiting", works.waiting),
            or: "community.publish.none", strings)
    }

    package static func takenBack(_ works: WorksTakenBack, _ strings: Strings) -> String {
        counted(
            ("community.take-back.done", works.gone), ("community.take-back.staying", works.staying),
            or: "community.take-back.none", strings)
    }

    /// Leaves out counts of zero.
    private static func counted(
        _ counts: (key: String, count: Int)..., or none: String, _ strings: Strings
    ) -> String {
        let texts = counts.compactMap { $0.count == 0 ? nil : strings.counted($0.key, $0.count) }
        return texts.isEmpty ? strings[none] : texts.joined(separator: " ")
    }

    /// Lists how many actions wait and how many are accepted but not applied yet; nil if there are none.
    package static func waiting(_ status: CommunityStatus, _ strings: Strings) -> String? {
        let parts = [
            ("community.waiting", status.waiting), ("community.waiting.subject", status.waitingForSubject),
            ("community.accepted", status.accepted),
        ]
        let texts = parts.compactMap { $1 == 0 ? nil : strings.counted($0, $1) }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Like `waiting(_:_:)`, but also says that nothing waits, or how many actions were lost.
    package static func waitingText(_ status: CommunityStatus, _ strings: Strings) -> String {
        if let text = waiting(status, strings) { return text }
        guard case .asking(let lost) = status.standing else { return strings["community.waiting.none"] }
        return strings.counted("community.waiting.lost", lost)
    }

    /// Describes how many actions of all members on this machine wait, even if there are none.
    package static func waiting(_ waiting: Int, accepted: Int, _ strings: Strings) -> String {
        let all = strings.counted("community.waiting", waiting)
        return accepted == 0 ? all : "\(all), \(strings.counted("community.accepted", accepted))"
    }

    package static func registration(_ registration: CommunityRegistration, _ strings: Strings) -> String {
        strings["community.registration.\(registration.rawValue)"]
    }
}

package enum InboxText {
    package static func text(_ item: InboxItem, _ strings: Strings) -> String {
        let actor = item.actor?.nickname ?? strings["inbox.someone"]
        let language = strings.language
        switch item.subject {
        case .comment(_, _, let character): return strings("inbox.comment", actor, character[language])
        case .reviewLike(_, let character): return strings("inbox.review-like", actor, character[language])
        case .commentLike(_, _, let character): return strings("inbox.comment-like", actor, character[language])
        case .request(let request): return strings("inbox.request", request.name, request.title)
        case .work(let work, let keyword): return strings("inbox.work", work.titled(language), keyword)
        case .character(_, let name, let work, let keyword):
            return strings("inbox.character", name[language], work.titled(language), keyword)
        case .type(let type, let work): return strings("inbox.type", type.text, work.titled(language))
        }
    }
}
