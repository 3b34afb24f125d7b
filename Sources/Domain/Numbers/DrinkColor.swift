package struct DrinkColor: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Parses `#rrggbb`; nil for anything else.
    package init?(hex: String) {
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(hex.dropFirst(), radix: 16)
        else { return nil }
        self.init(red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    }

    /// The recipe's own colour, else the mean of the pours of known colour by millilitres; nil if no colour is known.
    package init?(of drink: Drink, pours: [Pour], contents: [Identifier<Ingredient>: IngredientContent]) {
        if let own = drink.color.flatMap(DrinkColor.init(hex:)) {
            self = own
            return
        }
        var sums = (red: 0.0, green: 0.0, blue: 0.0, weight: 0.0)
        for pour in pours where pour.millilitres > 0 {
            guard let color = contents[pour.ingredient]?.color.flatMap(DrinkColor.init(hex:)) else { continue }
            sums.red += pour.millilitres * Double(color.red)
            sums.green += pour.millilitres * Double(color.green)
            sums.blue += pour.millilitres * Double(color.blue)
            sums.weight += pour.millilitres
        }
        guard sums.weight > 0, sums.weight.isFinite else { return nil }
        func part(_ sum: Double) -> UInt8 { UInt8(min(max((sum / sums.weight).rounded(), 0), 255)) }
        self.init(red: part(sums.red), green: part(sums.green), blue: part(sums.blue))
    }

    package var hex: String {
        "#"
            + [red, green, blue].map { part in
                let text = String(part, radix: 16)
                return text.utf8.count < 2 ? "0\(text)" : text
            }.joined()
    }
}
