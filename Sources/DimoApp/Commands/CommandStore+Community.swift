import CommunitySync
package import Domain
import FeatureKit
import Persistence

extension CommandStore {
    /// Joining, leaving and what lies between.
    package var sharedCommunity: any CommunityService { shared.service }
    /// Who is a member of a community on a server.
    package var memberships: any CommunityMembershipRepository { shared.memberships }

    /// How many there are whose votes on a character count, and of when they are where they are a server's.
    ///
    /// - Parameter votes: how many votes it has.
    package func people(of character: Identifier<WorkCharacter>, votes: Int) async throws -> String {
        let here = try await community.home.memberCount(for: Reader(profile))
        guard let origin = try await shared.memberships.crowd(of: .character(character), for: profile) else {
            return strings.counted("dig.people", here)
        }
        return CrowdText.people(origin, votes: votes, here: here, now: clock.now(), strings)
    }

    /// Takes in what the member did on other devices, if that was not done within a minute. A community that does not answer
    /// is asked once; what is known is shown then.
    package func takeInOwn() async {
        guard shared.exchange.isMember(profile),
            let status = try? await shared.memberships.status(of: profile), status.standing.isInTouch
        else { return }
        let age = clock.now() - (status.exchangedAt ?? 0)
        guard age < 0 || age >= CommunityResource.age else { return }
        await patience.wait { [shared, profile] in try? await shared.exchange.exchange(of: profile) }
    }

    /// A command reads what is known once the community has answered, or has not in time.
    func attendCommunity() async throws {
        guard try await shared.memberships.membership(of: profile) != nil else { return }
        await shared.exchange.attend(profile)
        store.database.observeLooks { [exchange = shared.exchange, patience] resource, profile in
            // A command prints one page.
            if case .more = resource { return }
            await patience.wait { await exchange.refresh(resource, for: profile) }
        }
    }

    /// Sends what the command did; what cannot be sent now waits for the next time.
    package func finishCommunity() async {
        guard shared.exchange.isMember(profile),
            let status = try? await shared.memberships.status(of: profile), status.standing == .active,
            status.waiting > status.waitingForSubject
        else { return }
        await patience.wait { [shared, profile] in try? await shared.exchange.exchange(of: profile) }
    }

    /// Why what a command did is not in the community yet; nil where it is, or there is none.
    package func whyUnsent() async throws -> String? {
        try await shared.memberships.status(of: profile).flatMap { CommunityText.unsent($0, strings) }
    }
}
