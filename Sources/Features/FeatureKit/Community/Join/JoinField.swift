import Domain

enum JoinField: String, CaseIterable {
    case address, look, entrance, invite, name, nickname, code, password, repeated, votes, wishes, reviews, works,
        terms,
        join
    /// Confirms that the recovery codes are written down.
    case done
}

enum JoinEntrance: String, CaseIterable {
    case new
    case account
    /// With a recovery code of an existing account.
    case code
}

extension JoinField {
    /// The field that shows a problem; nil if none does.
    init?(of error: any Error) {
        switch error {
        case let problem as CommunityProblem:
            switch problem {
            case .inviteNeeded, .inviteInvalid: self = .invite
            case .nameTaken: self = .name
            case .nicknameTaken: self = .nickname
            case .wrongCredentials: self = .password
            case .invalid(let field):
                guard let field = JoinField(rawValue: field) else { return nil }
                self = field
            case .offline, .switchedOff, .proxy, .timedOut, .insecure, .otherKey, .redirected, .notACommunity,
                .programTooOld, .communityTooOld, .closed, .outOfOrder, .unreadable, .tooLarge:
                self = .address
            default: return nil
            }
        case AccountProblem.nameTaken: self = .name
        case AccountProblem.nicknameTaken: self = .nickname
        default: return nil
        }
    }
}
