import Domain
import FeatureKit

struct InboxFormatter {
    let strings: Strings
    let now: Int64

    func row(_ item: InboxItem) -> InboxRow {
        let actor = item.actor?.nickname ?? strings["inbox.someone"]
        return InboxRow(
            subject: .item(item), text: text(item.subject, actor),
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

    private func text(_ subject: InboxSubject, _ actor: String) -> String {
        let language = strings.language
        switch subject {
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
