/// The positions of records in the lists by name. Sorts English names by their folded form and Korean names by code
/// points, which is dictionary order (가나다). Sorts equal names by id, so that the order never depends on the file.
struct NameRanks: Sendable {
    /// Positions by index in the given array.
    let english: [Int]
    let korean: [Int]

    /// The first name of each record is English, the second Korean.
    init(_ ids: [String], names: [[String]]) {
        english = Self.positions(ids, names.map { $0[0] })
        korean = Self.positions(ids, names.map { $0[1] })
    }

    private static func positions(_ ids: [String], _ names: [String]) -> [Int] {
        // Bytes of UTF-8 sort like code points.
        let order = names.indices.sorted { left, right in
            names[left].utf8.elementsEqual(names[right].utf8)
                ? ids[left] < ids[right] : names[left].utf8.lexicographicallyPrecedes(names[right].utf8)
        }
        var positions = [Int](repeating: 0, count: names.count)
        for (position, place) in order.enumerated() { positions[place] = position }
        return positions
    }
}
