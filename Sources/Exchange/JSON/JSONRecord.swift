/// One record cut out of a JSON file.
struct JSONRecord {
    /// What it holds.
    enum Content {
        /// Its bytes.
        case bytes([UInt8])
        /// Why its bytes are not there.
        case flaw(ExchangeFlaw)
    }

    /// The name of the list it stands in; empty for a list without one, and for a record that is the file itself.
    let key: String
    /// Its number in the list, from 1; 0 for a member of the file that is no list.
    let number: Int
    /// What it holds.
    let content: Content
}
