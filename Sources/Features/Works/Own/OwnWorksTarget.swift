import Domain

enum OwnWorksTarget: Hashable, Sendable {
    case add
    case requests
    case work(Identifier<Work>)
    case more
}
