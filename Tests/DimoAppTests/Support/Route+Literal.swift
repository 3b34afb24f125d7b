import Testing

@testable package import DimoApp

/// A test writes routes as a user types them.
extension Route: ExpressibleByStringInterpolation {
    /// Records an issue for what is no route.
    package init(stringLiteral text: String) {
        do {
            self = try Route(text)
        } catch {
            Issue.record(error)
            self = .tab(.home)
        }
    }
}
