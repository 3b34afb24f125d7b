package import CommunitySync
package import Domain
import Synchronization

/// Who hears of what is looked at, so that what is old is asked for.
final class InterestObserver: Sendable {
    typealias Handler = @Sendable (CommunityResource, Identifier<Profile>) async -> Void

    private let handler = Mutex<Handler?>(nil)

    func observe(_ handler: Handler?) {
        self.handler.withLock { $0 = handler }
    }

    /// Whether somebody hears of it.
    var isObserved: Bool { handler.withLock { $0 != nil } }

    func tell(_ resource: @autoclosure () -> CommunityResource, _ profile: Identifier<Profile>?) async {
        guard let profile, let handler = handler.withLock({ $0 }) else { return }
        await handler(resource(), profile)
    }
}

extension AppDatabase {
    /// Tells a handler what of a community is looked at and by whom, before it is read. The reading waits until the handler
    /// comes back: a screen's at once, a command's when the answer is there. Nil ends the telling.
    package func observeLooks(_ handler: (@Sendable (CommunityResource, Identifier<Profile>) async -> Void)?) {
        looks.observe(handler)
    }

    /// Tells what a reader looks at.
    func look(at resource: @autoclosure () -> CommunityResource, _ reader: Reader) async {
        await looks.tell(resource(), reader.profile)
    }

    /// Tells that a reader came to the end of what is known of a resource.
    func lookFurther(
        on resource: @autoclosure () -> CommunityResource, _ reader: Reader, isAtEnd: Bool
    ) async {
        if isAtEnd { await looks.tell(.more(resource()), reader.profile) }
    }
}
