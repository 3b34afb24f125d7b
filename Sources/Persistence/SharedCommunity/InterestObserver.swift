package import CommunitySync
package import Domain
import GRDB
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

    /// Reads a page of a resource, which is noted as viewed; nil for one that no server is asked for.
    func page<Element: Sendable>(
        of resource: CommunityResource?, _ viewer: Viewer,
        _ body: @escaping @Sendable (Database) throws -> Page<Element>
    ) async throws -> Page<Element> {
        guard let resource else { return try await read(body) }
        await noteView(of: resource, viewer)
        let page = try await read(body)
        await noteEnd(of: resource, viewer, isAtEnd: page.next == nil)
        return page
    }

    /// Notifies the handler when a viewer reaches the end of the known part of a resource.
    func noteEnd(
        of resource: @autoclosure () -> CommunityResource, _ viewer: Viewer, isAtEnd: Bool
    ) async {
        if isAtEnd { await views.notify(.more(resource()), viewer.profile) }
    }
}
