/// A newcomer's first steps, in order; all can be skipped.
enum SetupStep: String, CaseIterable, Hashable, Sendable {
    case bar
    case tried
    case start
}
