import Domain

enum ReviewTarget: Hashable, Sendable {
    case author
    case character
    case work
    case like
    case write
    case comment(Identifier<Comment>)
    case more
}
