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
                    SettingRow(
                        section: section, title: strings["me.bar.by-id"], detail: strings["me.bar.by-id.detail"])
                )
            ]
    }

    private func name(_ sharer: BarSharer) -> String { sharer.name?.text ?? strings["me.local"] }

    private func since(_ share: BarShare) -> String { strings("me.sessions.since", dates.day(share.sharedAt)) }
}
