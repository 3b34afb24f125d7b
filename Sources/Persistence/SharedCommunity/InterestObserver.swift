package import CommunitySync
package import Domain
import Synchronization

/// Notifies a handler about views of community data, so that outdated data is requested.
final class InterestObserver: Sendable {
    typealias Handler = @Sendable (CommunityResource, Identifier<Profile>) async -> Void

    private let handler = Mutex<Handler?>(nil)

    func observe(_ handler: Handler?) { self.handler.withLock { $0 = handler } }

    var isObserved: Bool { handler.withLock { $0 != nil } }

    func notify(_ resource: @autoclosure () -> CommunityResource, _ profile: Identifier<Profile>?) async {
        guard let profile, let handler = handler.withLock({ $0 }) else { return }
        await handler(resource(), profile)
    }
}

extension AppDatabase {
    /// Sets a handler that is called with each viewed resource and its viewer before it is read; nil removes it. The
    /// read waits for the handler: it returns at once for a screen, and after the answer for a command.
    package func observeViews(_ handler: (@Sendable (CommunityResource, Identifier<Profile>) async -> Void)?) {
        views.observe(handler)
    }

    func noteView(of resource: @autoclosure () -> CommunityResource, _ viewer: Viewer) async {
        await views.notify(resource(), viewer.profile)
    }

    /// Notifies the handler when a viewer reaches the end of the known part of a resource.
    func noteEnd(
        of resource: @autoclosure () -> CommunityResource, _ viewer: Viewer, isAtEnd: Bool
    ) async {
        if isAtEnd { await views.notify(.more(resource()), viewer.profile) }
    }
}
