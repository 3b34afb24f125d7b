package import Domain

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
