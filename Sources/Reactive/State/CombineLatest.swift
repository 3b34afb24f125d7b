/// State of two values that changes when either changes, and once when a `batch` changes both.
@MainActor
public func combineLatest<A, B>(
    _ first: some StateSource<A>,
    _ second: some StateSource<B>
) -> ReadOnly<(A, B)> {
    combineLatest(first, second) { ($0, $1) }
}

/// State computed from two values, which changes when either changes, and once when a `batch` changes both.
@MainActor
public func combineLatest<A, B, Combined>(
    _ first: some StateSource<A>,
    _ second: some StateSource<B>,
    _ transform: @escaping @MainActor (A, B) -> Combined
) -> ReadOnly<Combined> {
    let a = first.readOnly.node
    let b = second.readOnly.node
    return ReadOnly(
        DerivedNode(transform(a.current, b.current), from: [a, b]) { _ in transform(a.value, b.value) })
}

/// State of three values that changes when any changes, and once when a `batch` changes several.
@MainActor
public func combineLatest<A, B, C>(
    _ first: some StateSource<A>,
    _ second: some StateSource<B>,
    _ third: some StateSource<C>
) -> ReadOnly<(A, B, C)> {
    combineLatest(first, second, third) { ($0, $1, $2) }
}

/// State computed from three values, which changes when any changes, and once when a `batch` changes several.
@MainActor
public func combineLatest<A, B, C, Combined>(
    _ first: some StateSource<A>,
    _ second: some StateSource<B>,
    _ third: some StateSource<C>,
    _ transform: @escaping @MainActor (A, B, C) -> Combined
) -> ReadOnly<Combined> {
    combineLatest(combineLatest(first, second), third) { transform($0.0, $0.1, $1) }
}
