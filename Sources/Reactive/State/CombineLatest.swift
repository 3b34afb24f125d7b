/// State computed from two sources; changes when either does.
@MainActor
package func combineLatest<A, B, Combined>(
    _ first: some StateSource<A>,
    _ second: some StateSource<B>,
    _ transform: @escaping @MainActor (A, B) -> Combined
) -> ReadOnly<Combined> {
    let a = first.readOnly.node
    let b = second.readOnly.node
    return ReadOnly(
        DerivedNode(transform(a.current, b.current), from: [a, b]) { transform(a.value, b.value) })
}
