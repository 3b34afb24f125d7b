internal import CommunityProtocol
public import Domain

/// Something of a member's own that a community counts.
public enum OwnSubject: Hashable, Sendable {
    case vote(Identifier<WorkCharacter>)
    case wish(Identifier<Work>)
    case thumb(Identifier<Work>)

    /// What an action is about; nil for one that is not counted.
    init?(_ action: MemberAction) {
        switch action {
        case .vote(let character, _, _): self = .vote(character)
        case .wish(let work, true): self = .wish(work)
        case .thumb(let work, let value) where value != 0: self = .thumb(work)
        default: return nil
        }
    }
}
