/// Changes several observables as one.
///
/// During `body`, sends set values without delivering them. Afterwards every observable that was sent to delivers its
/// newest value once, events follow in their order, and derived state is computed from the new values only. Batches
/// nest; the outermost delivers. It delivers even if `body` throws.
@MainActor
public func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Turn.batch(body)
}
