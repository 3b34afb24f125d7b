/// Dots, two across and four down in each cell, and their owners.
struct BrailleGrid {
    let size: Size
    private var cells: [(dots: UInt8, owner: Int)]

    init(size: Size) {
        self.size = size
        cells = Array(repeating: (0, 0), count: max(0, size.width * size.height))
    }

    var dotsAcross: Int { size.width * 2 }
    var dotsDown: Int { size.height * 4 }

    /// Sets a dot, counted from the top left. Ignores dots outside the grid. The first owner of a cell keeps it.
    mutating func set(x: Int, y: Int, owner: Int) {
        guard x >= 0, x < dotsAcross, y >= 0, y < dotsDown else { return }
        let place = y / 4 * size.width + x / 2
        if cells[place].dots == 0 { cells[place].owner = owner }
        cells[place].dots |= Self.dot(x % 2, y % 4)
    }

    /// Returns the character and owner of a cell; nil for a cell without dots.
    func cell(x: Int, y: Int) -> (sign: Character, owner: Int)? {
        let cell = cells[y * size.width + x]
        guard cell.dots != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(cell.dots)) else { return nil }
        return (Character(scalar), cell.owner)
    }

    /// Unicode numbers braille dots down the left column, then the right, with the fourth row last.
    private static func dot(_ x: Int, _ y: Int) -> UInt8 {
        y == 3 ? (x == 0 ? 0x40 : 0x80) : 1 << UInt8(x * 3 + y)
    }
}
