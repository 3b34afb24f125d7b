import Domain
import Reactive
import TestSupport

@testable import DimoApp

extension Stage {
    /// Adds an account without a password.
    func addAccount(_ name: String) async throws -> Identifier<Profile> {
        guard let scope else { return "" }
        let id = Identifier<Profile>("m-\(name)")
        _ = try await scope.services.accounts.create(
            NewAccount(
                id: id, name: AccountName(name), nickname: Nickname(name), type: nil, password: nil, codeDigests: [],
                alcohol: .ofAge, isTakingOver: false), at: scope.clock.now())
        return id
    }

    /// Adds two accounts: juno shares a bar with the current member, who shares theirs with luna.
    func shareBars() async {
        guard let scope else { return }
        let sharing = scope.store.barSharing
        let me = scope.profile.id
        do {
            let (juno, luna) = (try await addAccount("juno"), try await addAccount("luna"))
            try await sharing.share(barOf: juno, with: me, at: scope.clock.now())
            try await sharing.share(barOf: me, with: luna, at: scope.clock.now())
            try await sharing.use(barOf: me, by: luna)
            _ = try await scope.store.bars.change(
                BarChange(added: [Bottle(ingredient: "gin", level: .half), Bottle(ingredient: "lime")]), of: juno)
        } catch {
            return
        }
        scope.everythingChanged()
        await settle()
    }
}
