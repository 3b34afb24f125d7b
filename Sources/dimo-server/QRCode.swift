import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Draws a join line as a QR code, if standard output is a terminal and libqrencode is installed.
enum QRCode {
    /// The first fields of libqrencode's `QRcode`.
    private struct Code {
        let version: Int32
        let width: Int32
        let data: UnsafePointer<UInt8>?
    }

    private typealias Encode =
        @convention(c) (UnsafePointer<CChar>, Int32, Int32, Int32, Int32) -> UnsafeMutableRawPointer?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// Returns an empty text if no code can be drawn.
    static func picture(of report: String) -> String {
        guard isatty(STDOUT_FILENO) != 0,
            let line = report.split(separator: "\n").first(where: { $0.hasPrefix("join ") })
        else { return "" }
        return picture(ofText: String(line.trimmingPrefix("join "))) ?? ""
    }

    static func picture(ofText text: String) -> String? {
        let names = ["libqrencode.so.4", "libqrencode.4.dylib", "/opt/homebrew/lib/libqrencode.4.dylib"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let encodeAddress = dlsym(library, "QRcode_encodeString"), let freeAddress = dlsym(library, "QRcode_free")
        else { return nil }
        let encode = unsafeBitCast(encodeAddress, to: Encode.self)
        // Automatic version, lowest error correction, 8-bit mode, case-sensitive.
        guard let made = encode(text, 0, 0, 2, 1) else { return nil }
        defer { unsafeBitCast(freeAddress, to: Free.self)(made) }
        let code = made.load(as: Code.self)
        guard let data = code.data else { return nil }
        let width = Int(code.width)
        return rows(width) { x, y in data[y * width + x] & 1 == 1 }
    }

    /// Draws two dots per character, light on dark, with the margin that cameras need.
    private static func rows(_ width: Int, isDark: (Int, Int) -> Bool) -> String {
        let margin = 2
        let range = -margin..<width + margin
        func isLight(_ x: Int, _ y: Int) -> Bool {
            guard (0..<width).contains(x), (0..<width).contains(y) else { return y < width + margin }
            return !isDark(x, y)
        }
        return stride(from: -margin, to: width + margin, by: 2).map { y in
            range.map { x in
                switch (isLight(x, y), isLight(x, y + 1)) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }.joined() + "\n"
        }.joined()
    }
}
