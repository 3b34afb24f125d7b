/// Addresses behind cells, numbered so that a cell stays small. The table only grows, up to `limit` entries; text
/// beyond that has no link.
@MainActor
package final class LinkTable {
    package static let shared = LinkTable()

    static let limit = 4_096
    /// Bytes of the longest address; terminals ignore longer ones.
    static let longest = 2_000

    private var addresses: [String] = []
    private var numbers: [String: UInt16] = [:]

    init() {}

    package var isEmpty: Bool { addresses.isEmpty }

    /// Returns the number of an address, or 0 if it cannot be a link: it is too long, or could end an escape sequence.
    func number(of address: String) -> UInt16 {
        if let number = numbers[address] { return number }
        guard addresses.count < Self.limit, !address.isEmpty, address.utf8.count <= Self.longest,
            address.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
        else { return 0 }
        addresses.append(address)
        let number = UInt16(addresses.count)
        numbers[address] = number
        return number
    }

    /// Nil for 0.
    package func address(of number: UInt16) -> String? {
        addresses.indices.contains(Int(number) - 1) ? addresses[Int(number) - 1] : nil
    }
}
