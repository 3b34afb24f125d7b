import Domain
import FeatureKit

struct CommunityFormatter {
    private static let mostNotices = 20

    let strings: Strings
    let dates: AccountDateText
    let now: Int64

    func page(_ contents: CommunityContents) -> LoadedPage<CommunityTarget> {
        LoadedPage(title: strings["settings.community"], blocks: blocks(contents))
    }

    private func blocks(_ contents: CommunityContents) -> [PageBlock<CommunityTarget>] {
        guard let status = contents.status else { return none(isGuest: contents.isGuest) }
        // A removed member sees the notice until they dismiss it.
        guard status.standing != .removed else { return [.title(status.membership.communityName)] + standing(status) }
        return head(status) + standing(status) + news(contents.notices) + actions(status)
    }

    // MARK: Not a member

    private func none(isGuest: Bool) -> [PageBlock<CommunityTarget>] {
        let text: [PageBlock<CommunityTarget>] = [
            .text(strings["community.what"]), .gap, .heading(strings["community.sees.title"]),
            .text(strings["community.sees"]), .text(strings["community.keeps"]), .text(strings["community.never"]),
            .gap,
        ]
        return text + [isGuest ? .text(strings["community.guest"], .warning) : row(.join)]
    }

    // MARK: A member

    private func head(_ status: CommunityStatus) -> [PageBlock<CommunityTarget>] {
        let membership = status.membership
        var facts = [
            fact("address", membership.address.text), fact("account", membership.account.text),
            fact("joined", dates.day(membership.joinedAt)),
            fact("standing", CommunityText.sign(status.standing, strings) ?? strings["community.sign.active"]),
        ]
        if let people = status.people { facts.append(fact("people", strings.counted("community.members", people))) }
        facts += [
            fact("waiting", CommunityText.waitingText(status, strings)),
            fact("exchanged", status.exchangedAt.map(age) ?? strings["community.exchanged.never"]),
        ]
        if let problem = status.problem { facts.append(fact("problem", CommunityText.problem(problem, strings))) }
        return [.title(membership.communityName, other: membership.address.host), .facts(facts)]
    }

    private func fact(_ key: String, _ value: String) -> PageFact {
        PageFact(strings["community.fact.\(key)"], value)
    }

    private func age(_ moment: Int64) -> String {
        AgeText.ago(now - moment, strings)
    }

    private func standing(_ status: CommunityStatus) -> [PageBlock<CommunityTarget>] {
        var blocks: [PageBlock<CommunityTarget>] = []
        if let text = CommunityText.standing(status.standing, strings) { blocks += [.gap, .text(text, .warning)] }
        if status.problem?.isOffline == true { blocks += [.gap, .text(strings["community.away"], .muted)] }
        if status.isFull { blocks += [.gap, .text(CommunityText.problem(.full, strings), .warning)] }
        if case .asking = status.standing { blocks += [row(.sendLost), row(.dropLost)] }
        if status.standing.asksForSignIn { blocks.append(row(.signIn)) }
        if status.standing == .removed { blocks += [row(.dismiss), row(.join)] }
        return blocks
    }

    private func news(_ notices: [CommunityNotice]) -> [PageBlock<CommunityTarget>] {
        guard !notices.isEmpty else { return [] }
        return [.gap, .heading(strings["community.notices"])]
            + notices.prefix(Self.mostNotices).flatMap(blocks) + [row(.dismiss)]
    }

    /// Shows a lost text whole, to be read and copied.
    private func blocks(_ notice: CommunityNotice) -> [PageBlock<CommunityTarget>] {
        let event = PageBlock<CommunityTarget>.text("\(age(notice.at))  \(CommunityText.event(notice, strings))")
        guard let text = notice.lostText else { return [event] }
        return [
            event,
            .row(PageRow(.lostText(notice), title: strings["community.lost-text"], body: PlainText.lines(text))),
        ]
    }

    private func actions(_ status: CommunityStatus) -> [PageBlock<CommunityTarget>] {
        [.gap, .heading(strings["community.ways"])]
            + [
                CommunityAction.send, .publish, .takeBack, .votes, .password, .codes, .devices, .export, .leave,
                .delete,
            ].map(row)
    }

    private func row(_ action: CommunityAction) -> PageBlock<CommunityTarget> {
        let name = "community.\(action.rawValue)"
        let remark = action == .dismiss ? "" : strings["\(name).detail"]
        return .row(PageRow(.action(action), title: strings[name], remark: remark, alignsRemark: true))
    }
}
