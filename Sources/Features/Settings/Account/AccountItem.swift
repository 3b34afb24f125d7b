package import Domain
import FeatureKit

package enum AccountItem: String, CaseIterable, Sendable {
    case nickname
    case type
    case introduction
    case bar
    case password
    case codes
    case sessions
    case switchAccount = "switch"
    case signOut = "sign-out"
    case leave
    case empty

    var route: String { "settings/account/\(rawValue)" }

    var section: String {
        switch self {
        case .nickname, .type, .introduction: "who"
        case .bar: "household"
        case .password, .codes, .sessions: "protection"
        case .switchAccount, .signOut, .leave, .empty: "go"
        }
    }
}

struct AccountDateText {
    let strings: Strings
    let localTime: any LocalTime

    /// The local day, `21 Dec 2026`.
    func day(_ moment: Int64) -> String { DayText.date(localTime.day(of: moment), strings) }

    func joined(_ value: String, next: Int64?) -> String {
        next.map { "\(value) · \(strings("me.next-change", day($0)))" } ?? value
    }
}

struct AccountOverview: Sendable {
    let account: Account
    let introduction: Introduction
    let shares: BarShares
    let sessions: Int
    /// When the nickname may change next; nil for now.
    let nicknameAt: Int64?
    /// When the type may change next; nil for now.
    let typeAt: Int64?

    @concurrent
    static func read(_ access: AccountAccess) async throws -> AccountOverview {
        let services = access.services
        guard let account = try await services.accounts.account(of: access.session.profile.id) else {
            throw AccountProblem.gone
        }
        let now = services.clock.now()
        return AccountOverview(
            account: account, introduction: try await access.introductions.introduction(of: account.id),
            shares: try await access.sharing.shares(of: account.id),
            sessions: try await services.sessions.sessions(of: account.id, at: now).count,
            nicknameAt: ChangeNickname(services).nextChange(of: account),
            typeAt: ChangeType(services).nextChange(of: account))
    }
}

package struct AccountAccess: Sendable {
    package let session: Session
    package let services: AccountServices
    package let introductions: any IntroductionRepository
    package let shownVotes: any ShownVotesRepository
    package let sharing: any BarSharingRepository
    package let localTime: any LocalTime

    package init(
        session: Session, services: AccountServices, introductions: any IntroductionRepository,
        shownVotes: any ShownVotesRepository, sharing: any BarSharingRepository, localTime: any LocalTime
    ) {
        self.session = session
        self.services = services
        self.introductions = introductions
        self.shownVotes = shownVotes
        self.sharing = sharing
        self.localTime = localTime
    }
}
