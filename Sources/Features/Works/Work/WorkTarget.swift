import Domain

enum WorkTarget: Hashable, Sendable {
    case wish
    case thumb
    case watch
    case watched(Identifier<WatchedEntry>)
    case moreCast
    case moreWatched
    case character(Identifier<WorkCharacter>)
    case request
}
