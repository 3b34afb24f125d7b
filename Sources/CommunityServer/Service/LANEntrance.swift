import COpenSSL
import CommunityProtocol
import Credentials
import Domain
import Foundation
import NIOCore

/// Lets friends join without a certificate authority: the server has its own certificate, and the join link contains
/// the digest of its key.
struct LANEntrance: Sendable {
    /// The PEM file of key and certificate, beside a store in a file, otherwise in the working folder.
    let file: String
    /// The SHA-256 of the public key.
    private let digest: Data
    private let host: String

    /// Makes the file if there is none. Never replaces one: terminals trust its key alone. `host` is nil for an address
    /// of this machine. Throws `ServeProblem.tls`.
    init(store: String, host: String?) throws {
        file = PostgresAddress(store) == nil ? "\(store).pem" : "community.pem"
        self.host = host ?? Self.addressOfThisMachine() ?? "127.0.0.1"
        do {
            if !FileManager.default.fileExists(atPath: file) { try OwnCertificate.pem().write(to: file) }
        } catch {
            throw ServeProblem.tls("can't create \(file): check who owns its folder")
        }
        guard let digest = OwnCertificate.keyDigest(of: file) else {
            throw ServeProblem.tls(
                "\(file) contains no certificate: restore a copy of it, or delete it and have everyone rejoin")
        }
        self.digest = digest
    }

    /// Such as `dimo://192.168.1.5:8420#…`.
    func link(port: Int) -> String {
        CommunityLink.text(place: "\(host.contains(":") ? "[\(host)]" : host):\(port)", invite: nil, digest: digest)
    }

    /// The line to join with, or the address alone where nobody could join by the line.
    static func announcement(_ link: String, invite: String?, _ registration: Registration) -> String {
        if registration == .open || invite != nil { return line(link, invite: invite) }
        return "address \(link)" + (registration == .invite ? "\nnew join line: dimo-server admin invite" : "")
    }

    static func line(_ link: String, invite: String?) -> String {
        let parts = link.split(separator: "#", maxSplits: 1)
        let key = parts.dropFirst().first.map { "#\($0)" } ?? ""
        return "join \(parts.first ?? "")\(invite.map { "/\($0)" } ?? "")\(key)"
    }

    /// The address under which others of the network are likely to reach this machine: a private one, if there is one.
    private static func addressOfThisMachine() -> String? {
        let devices = (try? System.enumerateDevices()) ?? []
        let addresses = devices.filter { device in !virtual.contains { device.name.hasPrefix($0) } }
            .compactMap { $0.address?.ipAddress }.filter { !$0.contains(":") && !$0.hasPrefix("127.") }
        return addresses.first { address in
            ClientAddress(address).map { parsed in privateBlocks.contains { parsed.isIn($0) } } ?? false
        } ?? addresses.first { !$0.hasPrefix("169.254.") }
    }

    /// Prefixes of network devices that lead to no other machine.
    private static let virtual = ["docker", "br-", "veth", "virbr"]
    /// Tailscale assigns addresses in 100.64.0.0/10.
    private static let privateBlocks = ["192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "100.64.0.0/10"]
}

extension Data {
    /// Writes a new file for its owner alone, completely or not at all.
    fileprivate func write(to path: String) throws {
        try write(to: URL(filePath: path), options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}

/// A key on P-256 with a certificate that it signs itself. Terminals compare the key; names and dates are for others.
enum OwnCertificate {
    private static let years = 20

    struct Failure: Error {}

    /// Throws `Failure`.
    static func pem() throws -> Data {
        guard let key = co_new_p256(), let certificate = X509_new(), let bytes = BIO_new(BIO_s_mem()) else {
            throw Failure()
        }
        defer {
            EVP_PKEY_free(key)
            X509_free(certificate)
            BIO_free(bytes)
        }
        let name = X509_get_subject_name(certificate)
        let day = 86_400
        guard X509_set_version(certificate, 2) == 1,
            ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), .random(in: 1...UInt64(Int64.max))) == 1,
            // A day back, for clocks that differ.
            X509_gmtime_adj(X509_getm_notBefore(certificate), -day) != nil,
            X509_gmtime_adj(X509_getm_notAfter(certificate), years * 365 * day) != nil,
            X509_set_pubkey(certificate, key) == 1,
            X509_NAME_add_entry_by_txt(name, "CN", 0x1000, "dimo-server", -1, -1, 0) == 1,
            X509_set_issuer_name(certificate, name) == 1, X509_sign(certificate, key, EVP_sha256()) > 0,
            PEM_write_bio_X509(bytes, certificate) == 1,
            PEM_write_bio_PrivateKey(bytes, key, nil, nil, 0, nil, nil) == 1
        else { throw Failure() }
        var text = [UInt8](repeating: 0, count: 16 * 1_024)
        let count = BIO_read(bytes, &text, Int32(text.count))
        guard count > 0 else { throw Failure() }
        return Data(text.prefix(Int(count)))
    }

    /// Returns the SHA-256 of the public key of a file's certificate, as libcurl computes it.
    static func keyDigest(of file: String) -> Data? {
        guard let bytes = BIO_new_file(file, "r") else { return nil }
        defer { BIO_free(bytes) }
        guard let certificate = PEM_read_bio_X509(bytes, nil, nil, nil) else { return nil }
        defer { X509_free(certificate) }
        var encoded: UnsafeMutablePointer<UInt8>?
        let count = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(certificate), &encoded)
        guard count > 0, let encoded else { return nil }
        defer { co_free(encoded) }
        return TokenDigest.digest(of: Data(bytes: encoded, count: Int(count)))
    }
}
