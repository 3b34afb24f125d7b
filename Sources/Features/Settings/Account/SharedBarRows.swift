import Domain
import FeatureKit

struct SharedBarRows {
    enum Action {
        case useOwn
        case use(BarSharer)
        case end(BarSharer)
        case share(BarSharer)
        case askForID
    }

    typealias Row = (action: Action, row: SettingRow)

    let contents: SharedBarContents
    let dates: AccountDateText
    let strings: Strings

    var all: [Row] { useRows + givenRows + otherRows }

    private var useRows: [Row] {
        let section = strings["me.bar.section.use"]
        let own = SettingRow(
            section: section, title: strings["me.bar.own"], detail: strings["me.bar.own.detail"],
            mark: contents.shares.host == nil ? .chosen : .open)
        return [(.useOwn, own)]
            + contents.shares.received.map { share in
                (
                    .use(share.partner),
                    SettingRow(
                        section: section, title: strings("me.bar.of", share.partner.nickname),
                        detail: "\(name(share.partner)) · \(since(share))", mark: share.isUsed ? .chosen : .open)
                )
            }
    }

    private var givenRows: [Row] {
        contents.shares.given.map { share in
            let use = strings[share.isUsed ? "me.bar.is-used" : "me.bar.may-use"]
            return (
                .end(share.partner),
                SettingRow(
                    section: strings["me.bar.section.given"], title: share.partner.nickname,
                    detail: "\(name(share.partner)) · \(use) · \(since(share))")
            )
        }
    }

    private var otherRows: [Row] {
        let section = strings["me.bar.section.share"]
        return contents.others.map { (.share($0), SettingRow(section: section, title: $0.nickname, detail: name($0))) }
            + [
                (
                    .askForID,
                    SettingRow(section: section, title: strings["me.bar.by-id"], detail: strings["me.bar.by-id.detail"])
                )
            ]
    }

    private func name(_ sharer: BarSharer) -> String { sharer.name?.text ?? strings["me.local"] }

    private func since(_ share: BarShare) -> String { strings("me.sessions.since", dates.day(share.sharedAt)) }
}

/// The contents of the shared bar page, read from one state of the store.
struct SharedBarContents: Sendable {
    let shares: BarShares
    /// Those on this machine who could use the bar: the local profile, then the accounts by ID.
    let others: [BarSharer]

    /// The number of listed accounts; the member names others by ID.
    private static let shownAccounts = 30

    @concurrent
    static func read(_ access: AccountAccess) async throws -> SharedBarContents {
        let me = access.session.profile.id
        let shares = try await access.sharing.shares(of: me)
        let accounts = access.services.accounts
        var others = try await accounts.accounts(after: nil, limit: shownAccounts)
        if let local = try await accounts.account(of: Profile.localID) { others.insert(local, at: 0) }
        let known = Set(shares.given.map(\.id) + [me])
        return SharedBarContents(shares: shares, others: others.filter { !known.contains($0.id) }.map(BarSharer.init))
    }
}

extension BarSharer {
    init(_ account: Account) {
        self.init(id: account.id, name: account.name, nickname: account.profile.nickname)
    }
}
