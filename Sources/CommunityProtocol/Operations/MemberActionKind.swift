package enum MemberActionKind: String, CaseIterable, Sendable {
    case vote, unvote, reveal, conceal
    case wish, thumb
    case post, unpost, like, view
    case hide, keyword, mute
    case request, report, read
    case publish, unpublish, cast, watched
}
