import Domain
import FeatureKit

/// Where a password is changed: on this machine, or in the community.
struct PasswordPlace: Sendable {
    let route: String
    /// The keys of its texts.
    let title: String
    let note: String
    let hasPassword: @Sendable () async throws -> Bool
    /// Takes the current, the new and the repeated password. Returns what to say, and the codes that replace others.
    let change: @Sendable (Password, Password, Password) async throws -> (said: String, codes: [RecoveryCode])

    /// The account on this machine; a community with the same password gets the new one, too.
    static func machine(_ access: AccountAccess, _ service: any CommunityService, _ strings: Strings) -> Self {
        PasswordPlace(route: AccountItem.password.route, title: "me.password", note: "me.password.note") {
            try await AccountOverview.read(access).account.hasPassword
        } change: { current, new, repeated in
            guard let name = access.session.accountName else { throw AccountProblem.gone }
            let codes = try await ChangePassword(access.services)(
                of: name, current: current, new: new, repeated: repeated, keeping: access.session.number)
            // A failure there must not hide the codes: the password here has changed, and its codes are shown only now.
            let there = try? await service.adopt(new, replacing: current, of: access.session.profile.id)
            let here = strings[new.isEmpty ? "me.password.gone" : "me.password.done"]
            return (there.map { CommunityText.adopted($0.name, $0.problem, strings) } ?? here, codes)
        }
    }

    static func community(
        _ profile: Identifier<Profile>, _ service: any CommunityService, _ strings: Strings
    ) -> Self {
        PasswordPlace(
            route: CommunityStep.password.route, title: "community.password", note: "community.password.note"
        ) {
            true
        } change: { current, new, repeated in
            if let problem = new.problem { throw AccountProblem.password(problem) }
            if new != repeated { throw AccountProblem.password(.notRepeated) }
            try await service.changePassword(of: profile, from: current, to: new)
            return (strings["community.password.done"], [])
        }
    }
}
