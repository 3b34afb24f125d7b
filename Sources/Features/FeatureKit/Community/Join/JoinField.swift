import Domain

/// The fields of the form that joins a community, by their names in it.
enum JoinField: String, CaseIterable {
    case address, look, entrance, invite, name, nickname, code, password, repeated, votes, wishes, reviews, works,
        terms,
        join
    /// The codes are written down.
    case done
}

/// How somebody comes into a community, as it is chosen.
enum JoinEntrance: String, CaseIterable {
    /// With a new account there.
    case new
    /// With the account they have there.
    case account
    /// With a recovery code of it.
    case code
}

extension JoinField {
    /// The field that a problem is shown under; nil for none.
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
            case .offline, .switchedOff, .timedOut, .insecure, .redirected, .notACommunity, .programTooOld,
                .communityTooOld, .closed, .outOfOrder, .unreadable, .tooLarge:
                self = .address
            default: return nil
            }
        case AccountProblem.nameTaken: self = .name
        case AccountProblem.nicknameTaken: self = .nickname
        default: return nil
        }
    }
}
