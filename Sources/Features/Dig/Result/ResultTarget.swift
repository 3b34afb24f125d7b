/// What can be opened on the result's page.
enum ResultTarget: Hashable, Sendable {
    case byVoter
    case overTime
    case other(DugState)
    case work
}
