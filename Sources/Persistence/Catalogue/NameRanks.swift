/// The positions of records in the lists by name.
///
/// English names go by their folded form, letter by letter; Korean names by the code points of their syllables, which
/// is the order of the dictionary (가나다). Equal names go by id, so that the order never depends on the file.
struct NameRanks: Sendable {
    /// Positions by place in the array given.
    let english: [Int]
    let korean: [Int]

    /// Ranks records by their ids and folded names, of which the first is English and the second Korean.
    init(_ ids: [String], names: [[String]]) {
        english = Self.positions(ids, names.map { $0[0] })
        korean = Self.positions(ids, names.map { $0[1] })
    }

    private static func positions(_ ids: [String], _ names: [String]) -> [Int] {
        // Bytes of UTF-8 sort as code points do.
        let order = names.indices.sorted { left, right in
            names[left].utf8.elementsEqual(names[right].utf8)
                ? ids[left] < ids[right] : names[left].utf8.lexicographicallyPrecedes(names[right].utf8)
        }
        var positions = [Int](repeating: 0, count: names.count)
        for (position, place) in order.enumerated() { positions[place] = position }
        return positions
    }
}
