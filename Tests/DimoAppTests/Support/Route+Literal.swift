import Testing

@testable package import DimoApp

/// Lets tests write routes as users type them.
extension Route: ExpressibleByStringInterpolation {
    /// Records an issue for an invalid route.
    package init(stringLiteral text: String) {
        do {
            self = try Route(text)
        } catch {
            Issue.record(error)
            self = .tab(.home)
        }
    }
}
