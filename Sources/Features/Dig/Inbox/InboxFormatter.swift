import Domain
import FeatureKit

struct InboxFormatter {
    let strings: Strings
    let now: Int64

    func row(_ item: InboxItem) -> InboxRow {
        InboxRow(
            subject: .item(item), text: InboxText.text(item, strings),
            detail: AgeText.short(now.seconds(since: item.at), strings),
            isRead: item.isRead)
    }

    func row(_ keyword: WatchedKeyword) -> InboxRow {
        let name =
            switch keyword {
            case .word(let word): word
            case .type(let type): type.text
            }
        return InboxRow(
            subject: .keyword(keyword), text: strings("inbox.keyword-row", name), detail: strings["inbox.keyword"],
            isRead: true)
    }
}
